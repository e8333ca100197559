/** What is read out at once, wherever the focus is. */
export const announced = $state({ text: "" });
