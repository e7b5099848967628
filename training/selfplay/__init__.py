"""Trains one network for all tables by self-play and by games against other bots (PPO, PyTorch).

python -m training.selfplay train CONFIGURATION --out FOLDER    trains; started again, it goes on where it stopped
python -m training.selfplay evaluate NETWORK CONFIGURATION      plays the gauntlet of the configuration
python -m training.selfplay calibrate NETWORK CONFIGURATION     compares its win chances with what came
python -m training.selfplay compare NETWORK OTHER               how alike two networks answer
python -m training.selfplay plot FOLDER                         draws the curves of a run
python -m training.selfplay keep FOLDER CONFIGURATION --name NAME --commit COMMIT
                                                                puts its network into training/networks
python -m training.selfplay ship NETWORK                        puts a network into the package, one byte a weight

`docs/learned.md` says what was tried and what came of it.
"""
