import { Menu, SelectField } from '@skills-architect/ui-kit';
import { useLanguages } from './use-languages';

const LABEL = 'Language of the library';

/** Button of the header that chooses the language in which the library is shown; nothing if it has only one. */
export function LanguageMenu() {
  const { choices, shownName, choose } = useLanguages();
  if (!choices.length) return null;
  return (
    <Menu
      icon="language"
      label={shownName === undefined ? LABEL : `${LABEL}: ${shownName}`}
      items={choices.map(({ code, name, isChosen }) => ({
        label: name,
        checked: isChosen,
        onSelect: () => void choose(code),
      }))}
    />
  );
}

/** The same as a field, for the drawer of narrow pages. */
export function LanguageField() {
  const { choices, choose } = useLanguages();
  if (!choices.length) return null;
  return (
    <SelectField
      label={LABEL}
      options={choices.map(({ code, name }) => ({ value: code, label: name }))}
      value={choices.find(({ isChosen }) => isChosen)?.code ?? ''}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}
