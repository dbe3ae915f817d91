import type { AnswerOf, Call, CallDeclaration, InputOf } from '@skills-architect/contracts';
import { useCallPages } from '@skills-architect/portal-kit';
import { type NameSearch, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { type ComponentProps, useState } from 'react';

const MAX_SUGGESTIONS = 30;

interface NameSuggestionsOptions<D extends CallDeclaration, R> {
  /** Input of the call for a text and a page of suggestions. */
  input: (text: string, page: { pagesize: number; offset: number }) => InputOf<D>;
  rows: (answer: AnswerOf<D>) => readonly R[];
  total: (answer: AnswerOf<D>) => number;
  toOption: (row: R) => ComponentProps<typeof NameSearch>['options'][number];
}

/**
 * Suggestions of a name search: the records found for the typed text, and the props of `NameSearch`.
 * @example const { suggestions } = useNameSuggestions(searchRoles, { input, rows, total, toOption });
 */
export function useNameSuggestions<D extends CallDeclaration, R>(
  declared: Call<D>,
  { input, toOption, ...read }: NameSuggestionsOptions<D, R>,
) {
  const [text, setText] = useState('');
  const found = useCallPages<D, R>(declared, {
    ...read,
    key: text,
    input: text ? (offset) => input(text, { pagesize: MAX_SUGGESTIONS, offset }) : undefined,
  });
  const rows = text ? found.rows : [];
  return { rows, suggestions: { onLook: setText, options: rows.map(toOption), ...toPagedPickerProps(found) } };
}
