import { languageName } from '@skills-architect/contracts/locale';
import { listLanguages } from '@skills-architect/contracts/skills';
import { type CallContext, invalid, type ServiceKit } from '@skills-architect/service-kit';

/** Throws when the library cannot be shown in a language; the error names those that it has. */
export const refuseUnknownLanguage = async (
  kit: ServiceKit,
  language: string,
  { identity, request }: Pick<CallContext, 'identity' | 'request'>,
) => {
  const { languages } = await kit.peer(listLanguages, {}, { identity, requestId: request.id });
  if (languages.includes(language)) return;
  const names = languages.map(languageName).join(', ');
  throw invalid('language', `The library has no texts in ${languageName(language)}. It can be shown in: ${names}.`);
};
