import { useSession } from '@skills-architect/portal-kit';
import { chakra, LanguageTag } from '@skills-architect/ui-kit';
import { ClampedText } from '@skills-architect/ui-kit/extra';

interface ShownNameProps {
  /** Name or description of a library record. */
  name: string;
  /** Set if it is not in the language in which the user reads the library. */
  language?: string | undefined;
  /** Cuts it to one line; the tooltip has the whole text. */
  isLine?: boolean;
}

/** A text of a library record as the user reads it; one that is not in the user's language is marked with its own. */
export function ShownName({ name, language, isLine = false }: ShownNameProps) {
  const { user } = useSession();
  const lang = language ?? user.language;
  const text = isLine ? <ClampedText lines={1}>{name}</ClampedText> : name;
  if (lang === undefined || !name) return text;
  return (
    <chakra.span {...(isLine && { display: 'flex', alignItems: 'center' })}>
      <chakra.span lang={lang} minW="0">
        {text}
      </chakra.span>
      <LanguageTag language={language} />
    </chakra.span>
  );
}
