import { chooseLanguage } from '@skills-architect/contracts/admin';
import { languageName } from '@skills-architect/contracts/locale';
import { listLanguages } from '@skills-architect/contracts/skills';
import { notify, useCall, useChange, useSession } from '@skills-architect/portal-kit';
import { readSession } from '@skills-architect/portal-kit/host';

/** A language in which the library can be shown; '' follows the user's clients. */
export interface LanguageChoice {
  code: string;
  name: string;
  isChosen: boolean;
}

/** What users see who choose nothing: the language of their clients, else the library's own. */
const defaultName = (code: string | undefined) => (code === undefined ? 'Default' : `Default (${languageName(code)})`);

/** The languages that the user can choose; none if the library has only one. */
export function useLanguages() {
  const { user } = useSession();
  const { data } = useCall(listLanguages, {});
  const change = useChange(chooseLanguage);
  const { chosenLanguage, language } = user;
  const offered = [...new Set([...(data?.languages ?? []), ...(chosenLanguage === undefined ? [] : [chosenLanguage])])];
  const choices: LanguageChoice[] =
    offered.length < 2
      ? []
      : [
          {
            code: '',
            name: defaultName(user.defaultLanguage ?? data?.languages[0]),
            isChosen: chosenLanguage === undefined,
          },
          ...offered.map((code) => ({ code, name: languageName(code), isChosen: code === chosenLanguage })),
        ];
  const choose = async (code: string) => {
    try {
      await change.run({ body: { language: code || null } });
      await readSession();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The language could not be changed', { variant: 'error' });
    }
  };
  return { choices, shownName: language === undefined ? undefined : languageName(language), choose };
}
