import { MAIN_LANGUAGE, type TranslatedRecord } from '@skills-architect/contracts';
import { compareNames, languageName } from '@skills-architect/contracts/locale';
import { notifyUndoable } from '@skills-architect/library-kit';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, SelectField } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { OFFERED_LANGUAGES, TRANSLATED_KINDS } from './translated-kinds';

/** Pop-up that says in which language the own texts of a record are. */
export function OwnLanguageDialog({ record: current, onClose }: { record: TranslatedRecord; onClose: () => void }) {
  // Saves with the revision that the user saw: changes of others meanwhile are a conflict (409).
  const [record] = useState(current);
  const { kind, id, rev, name, ownLanguage = MAIN_LANGUAGE, translations } = record;
  const [language, setLanguage] = useState(ownLanguage);
  const change = useChange(TRANSLATED_KINDS[kind].calls.saveOwnLanguage);
  const taken = translations.map((translation) => translation.language);
  const options = OFFERED_LANGUAGES.filter((code) => !taken.includes(code))
    .map((code) => ({ value: code, label: languageName(code) }))
    .sort((a, b) => compareNames(a.label, b.label));
  const save = () =>
    change.run({ body: { kind, id, rev, language } }).then((changed) => {
      const say = (code: string) => `The texts of ${name} are in ${languageName(code)}`;
      const undo = () => change.run({ body: { kind, id, rev: changed.rev, language: ownLanguage } });
      if (changed.rev === rev) notify(say(language), { variant: 'success' });
      else
        notifyUndoable(say(language), () =>
          undo().then(() => notify(`${say(ownLanguage)} again`, { variant: 'success' }), notify),
        );
      onClose();
    }, notify);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Language of ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={change.isRunning} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <SelectField
        label="The library's own texts are in"
        help="Languages into which it is translated are left out."
        options={options}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
      />
    </Dialog>
  );
}
