import { languageName } from '@skills-architect/contracts/locale';
import { chakra } from '@skills-architect/ui-kit';

interface Source {
  sourceId: number;
  source: string;
  licence?: string | undefined;
  attribution?: string | undefined;
  language?: string | undefined;
}

interface SourceNoticesProps {
  sources: readonly Source[] | undefined;
  /** If given, only the notice of this source is shown. */
  sourceId?: number;
}

/** Licences of imported libraries with the attribution that their publishers require, and the language of their texts. */
export function SourceNotices({ sources = [], sourceId }: SourceNoticesProps) {
  const noticedSources = sources.filter(
    (entry) =>
      (entry.licence || entry.attribution || entry.language) && (sourceId === undefined || entry.sourceId === sourceId),
  );
  if (noticedSources.length === 0) return null;
  return (
    <chakra.footer mt="6" display="grid" gap="2" maxW="reading" fontSize="xs" color="fg.muted" aria-label="Sources">
      {noticedSources.map(({ source, licence, attribution, language }) => (
        <p key={source}>
          {source}:{' '}
          {[
            attribution,
            licence && `Licence: ${licence}.`,
            language && `Its own texts are in ${languageName(language)}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      ))}
    </chakra.footer>
  );
}
