import type { KnowledgeBase } from '@skills-architect/contracts/skills';
import { notify } from '@skills-architect/portal-kit';
import { LanguageTag, Wrap } from '@skills-architect/ui-kit';
import { Chip } from '@skills-architect/ui-kit/extra';

/** Link of a knowledge base's chip, or a notification if it has no document. */
export const documentLink = ({ url }: KnowledgeBase) =>
  url ? { href: url } : { onPress: () => notify("This knowledge base doesn't have URL", { variant: 'info' }) };

/** The knowledge bases of a skill, linked if they can be read online. */
export function KnowledgeBases({ entries }: { entries: readonly KnowledgeBase[] }) {
  return (
    <Wrap gap="2">
      {entries.map((entry) => (
        <Chip
          key={entry.encyclopediaId}
          label={entry.encyclopedia}
          end={<LanguageTag language={entry.nameLanguage} />}
          {...documentLink(entry)}
        />
      ))}
    </Wrap>
  );
}
