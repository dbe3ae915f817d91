import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { matchesWords, Picker } from '@skills-architect/ui-kit/extra';
import { useMemo, useState } from 'react';
import { describeKind, type FoundNode, findNodes, toPathKey } from './explorer-node';

const MAX_FOUND = 50;

interface NodeSearchProps {
  /** Undefined while it loads. */
  tree: ExplorerNode | undefined;
  onFound: (found: FoundNode) => void;
}

/** Searches industries, departments and roles by name, and opens the found one in the chart or tree. */
export function NodeSearch({ tree, onFound }: NodeSearchProps) {
  const [text, setText] = useState('');
  const found = useMemo(() => {
    const startsWith = ({ node }: FoundNode) => Number(node.name.toLowerCase().startsWith(text.toLowerCase()));
    const all = tree ? findNodes(tree, (name) => matchesWords(name, text)) : [];
    return all.toSorted((a, b) => startsWith(b) - startsWith(a)).slice(0, MAX_FOUND);
  }, [tree, text]);
  return (
    <Picker
      label="Find"
      placeholder="A role, department or industry"
      options={found.map(({ node, trail, above }) => ({
        value: toPathKey(trail),
        label: node.name,
        hint: [describeKind(node), ...above].join(' · '),
      }))}
      value={null}
      onSearch={setText}
      onChange={(option) => {
        const chosen = found.find(({ trail }) => toPathKey(trail) === option?.value);
        if (chosen) onFound(chosen);
      }}
    />
  );
}
