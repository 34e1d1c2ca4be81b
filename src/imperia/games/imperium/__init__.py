"""Imperium, Classics and Legends."""

from imperia.games.imperium.game import GAME as GAME
