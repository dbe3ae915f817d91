import { chakra } from '@chakra-ui/react/styled-system';
import { languageName } from '@skills-architect/contracts/locale';

/** Says after a name in which language it is, by its code; nothing without a language. */
export function LanguageTag({ language }: { language?: string | undefined }) {
  if (language === undefined) return null;
  const text = `In ${languageName(language)}`;
  return (
    <chakra.span
      role="img"
      aria-label={text}
      title={text}
      display="inline-block"
      verticalAlign="0.1em"
      ms="2"
      px="1"
      rounded="sm"
      borderWidth="1px"
      fontSize="0.6875rem"
      fontWeight="normal"
      lineHeight="1.3"
      color="fg.muted"
      whiteSpace="nowrap"
    >
      {language.toUpperCase()}
    </chakra.span>
  );
}
