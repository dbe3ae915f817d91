/** How many requests are tried again at the moment. */
let count = 0;

const change = (by: 1 | -1) => {
  count += by;
  document.documentElement.toggleAttribute('data-trying-again', count > 0);
};

/** Lets every skeleton say that requests are tried again, until the returned function is called. */
export const showTryingAgain = (): (() => void) => {
  change(1);
  return () => change(-1);
};
