"""Imperium, Classics and Legends."""
