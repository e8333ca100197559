/** What a player has opened in the dock beyond the question itself. */
export const open = $state({ folded: false, help: false, keys: false, typed: false, odds: false });
