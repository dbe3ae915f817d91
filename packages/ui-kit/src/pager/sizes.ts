/** Page sizes to choose from. */
export const SIZES: readonly number[] = [10, 20, 30, 40, 50];
