import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { chakra, Icon, TextLink } from '@skills-architect/ui-kit';

interface BreadcrumbProps {
  /** From the root to the current node. */
  nodes: readonly ExplorerNode[];
  /** Navigates to the node at this depth. */
  onGo: (depth: number) => void;
}

/** Path to the current node; every step is a link back. */
export function Breadcrumb({ nodes, onGo }: BreadcrumbProps) {
  return (
    <nav aria-label="Path">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" columnGap="1" rowGap="1">
        {nodes.map((node, depth) => (
          <chakra.li key={`${node.kind} ${node.id}`} display="flex" alignItems="center" gap="1">
            {depth > 0 && (
              <chakra.span color="fg.muted">
                <Icon name="chevronRight" size="3" />
              </chakra.span>
            )}
            {depth === nodes.length - 1 ? (
              <chakra.span aria-current="location" fontWeight="medium">
                {node.name}
              </chakra.span>
            ) : (
              <TextLink asChild>
                <button type="button" onClick={() => onGo(depth)}>
                  {node.name}
                </button>
              </TextLink>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </nav>
  );
}
