/** What a player has opened in the dock beyond the question itself. */
export const open = $state({ help: false, keys: false, typed: false, odds: false });
