import { useUnsavedChanges } from '@skills-architect/portal-kit';
import { Button, HStack, Icon, Stack, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { AddExisting } from './add-existing';
import { AddNew } from './add-new';
import type { TreeRow } from './tree-model';
import type { Move } from './use-move';
import type { TreeChanges } from './use-tree-changes';
import type { TreeView } from './use-tree-view';

interface TreeActionsProps {
  view: TreeView;
  current: TreeRow;
  move: Move;
  changes: TreeChanges;
  onRemove: () => void;
}

/** Actions on the current skill of the tree. */
export function TreeActions({ view, current, move, changes, onRemove }: TreeActionsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [newName, setNewName] = useState('');
  useUnsavedChanges(newName.trim() !== '', undefined, 'tree');
  const { carried } = move;
  const immovableReason = move.immovableReason(current);
  return (
    <Stack gap="3">
      <HStack gap="2" flexWrap="wrap" role="group" aria-label={`Actions for ${current.skillName}`}>
        <Button size="sm" icon="add" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
          Add
        </Button>
        {carried ? (
          <>
            <Button
              size="sm"
              variant="primary"
              disabledReason={move.dropProblem(current.skillId)}
              loading={changes.isRunning}
              onClick={() => move.putBelow()}
            >
              Move here
            </Button>
            <Button size="sm" variant="quiet" onClick={move.cancel}>
              Cancel moving
            </Button>
          </>
        ) : (
          <Button size="sm" disabledReason={immovableReason} onClick={() => move.pickUp()}>
            Move
          </Button>
        )}
        <Button
          size="sm"
          variant="quietDanger"
          icon="minus"
          disabledReason={immovableReason}
          loading={changes.isRunning}
          onClick={onRemove}
        >
          Take out
        </Button>
        <Button size="sm" variant="quiet" asChild>
          <a href={`/skill/edit/${current.skillId}`} target="_blank" rel="noreferrer">
            Open skill <Icon name="external" />
          </a>
        </Button>
      </HStack>
      <Text role="status" color="fg.muted" fontSize="sm">
        {carried
          ? `Moving ${carried.skillName}: go to its new parent, then press Move here or Ctrl V. Escape cancels.`
          : 'Drag a skill to its new parent, or press Move (Ctrl X) and then Move here (Ctrl V) there. Delete takes it out.'}
      </Text>
      {isAdding && (
        <Stack gap="3">
          <AddExisting
            parent={current}
            nodes={view.nodes}
            onAdd={async (skill) => {
              if (await changes.add(current, skill)) view.open([current.skillId]);
            }}
          />
          <AddNew
            parent={current}
            skillName={newName}
            onSkillName={setNewName}
            nodes={view.nodes}
            changes={changes}
            onCreated={() => view.open([current.skillId])}
          />
        </Stack>
      )}
    </Stack>
  );
}
