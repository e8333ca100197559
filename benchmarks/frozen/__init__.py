"""The strategist and the mastermind of 19 November 2026, as opponents that never change.

How strong the levels of `kaiju.bots` are is told by games against these, also when those levels are new: a
yardstick must not grow. So everything they think with is here as it was then, with the rules of thumb of that
brawler and the weights they had, and none of it is ever improved, nor does anything but benchmarks use it.
Only where the rules engine is asked in another way does this follow, and then it must play the same games
(`tests/benchmarks/test_frozen.py`).

    kaiju arena --bots benchmarks.frozen.strategist:Strategist,brawler
"""
