import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Splits `Plan tours{Enter}` into the texts and the keys in braces. */
const splitKeys = (input: string): string[] => input.split(/(\{[^{}]*\})/).filter(Boolean);

/**
 * A `user-event` instance whose `type` presses the first key of a text and pastes the rest, because every key renders
 * the whole form again. Keys in braces are pressed. Use `keyboard` where each key matters.
 */
export const aPerson = (): UserEvent => {
  const person = userEvent.setup();
  const type: UserEvent['type'] = async (element, input, options) => {
    // `[` starts the name of a key.
    if (options || input.includes('[')) return person.type(element, input, options);
    await person.click(element);
    for (const part of splitKeys(input)) {
      const isKey = part.startsWith('{');
      await person.keyboard(isKey ? part : part.slice(0, 1));
      if (!isKey && part.length > 1) await person.paste(part.slice(1));
    }
  };
  return Object.assign(Object.create(person), { type });
};
