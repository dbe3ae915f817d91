import axe from 'axe-core';

/** Colours need a browser, where the journeys check them; a screen without its frame has no landmarks. */
const UNKNOWN_HERE = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Runs axe on what is rendered; returns the rule and elements of each violation. */
export const accessibilityFindings = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules: UNKNOWN_HERE });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
