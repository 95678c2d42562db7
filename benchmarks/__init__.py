"""Figures, each beside a peer or a floor that is measured in the same run: machines differ and are noisy."""
