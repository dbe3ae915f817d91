import type { KnowledgeBase } from '@skills-architect/contracts/skills';
import { notify } from '@skills-architect/portal-kit';
import { Chip, Wrap } from '@skills-architect/ui-kit';

/** The knowledge bases of a skill; linked where they can be read online. */
export function KnowledgeBases({ entries }: { entries: readonly KnowledgeBase[] }) {
  return (
    <Wrap gap="2">
      {entries.map(({ encyclopediaId, encyclopedia, url }) =>
        url ? (
          <Chip key={encyclopediaId} label={encyclopedia} href={url} />
        ) : (
          <Chip
            key={encyclopediaId}
            label={encyclopedia}
            onPress={() => notify("This knowledge base doesn't have URL", { variant: 'info' })}
          />
        ),
      )}
    </Wrap>
  );
}
