/** Whether a place is the one where everybody wants to be and gets hit: Manhattan, or Tokyo City and Bay. */
export const hot = (place: string): boolean => /^(manhattan|tokyo)/.test(place);
