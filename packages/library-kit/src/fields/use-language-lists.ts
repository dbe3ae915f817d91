import { ADMIN_LIKE } from '@skills-architect/contracts';
import { listLanguages, listSources } from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** What tells which languages a record may have: those of the library, and the sources with theirs. */
export const useLanguageLists = () => {
  const { user } = useSession();
  const languages = useCall(listLanguages, {});
  const sources = useCall(listSources, {});
  return {
    languages: languages.data?.languages,
    sources: sources.data?.sources,
    mayChoose: ADMIN_LIKE.includes(user.userType),
    isRead: [languages, sources].every(({ data, error }) => data !== undefined || error !== undefined),
  };
};

/**
 * Whether it is known if a form has a language field: a form shown earlier would move its other fields later. Once true, it
 * stays true, because a form that is hidden again would lose what was typed.
 */
export const useLanguageFieldKnown = (): boolean => {
  const { mayChoose, isRead } = useLanguageLists();
  const [wasKnown, setWasKnown] = useState(false);
  const isKnown = wasKnown || !mayChoose || isRead;
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown;
};
