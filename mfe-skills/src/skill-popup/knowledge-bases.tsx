import type { KnowledgeBase } from '@skills-architect/contracts/skills';
import { notify } from '@skills-architect/portal-kit';
import { Chip, Wrap } from '@skills-architect/ui-kit';

/** The knowledge bases of a skill; those with a place to read them open it. */
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
