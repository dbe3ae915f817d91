/** An action of the current screen: a button or link of its title line. */
export interface ScreenAction {
  label: string;
  run: () => void;
}

const ACTIONS = 'main [data-part=actions] :is(button, a[href])';
const isDisabled = (action: Element) =>
  action.matches(':disabled, [aria-disabled=true]') || action.closest('[inert]') !== null;

/** The actions that the current screen offers now. */
export const listScreenActions = (): ScreenAction[] =>
  [...document.querySelectorAll<HTMLElement>(ACTIONS)]
    .filter((action) => !isDisabled(action))
    .map((action) => ({
      label: action.getAttribute('aria-label') ?? action.textContent.trim(),
      run: () => action.click(),
    }))
    .filter(({ label }) => label !== '');
