import { formatNumber } from '@skills-architect/contracts/locale';
import {
  Box,
  Button,
  EmptyState,
  FilterBar,
  Flex,
  Loaded,
  Page,
  Panel,
  SelectField,
  Skeleton,
} from '@skills-architect/ui-kit';
import type { KeyboardEvent } from 'react';
import { RolePopup } from '../role-popup/role-popup';
import { Breadcrumb } from './breadcrumb';
import { NodeSearch } from './node-search';
import { RoleChart } from './role-chart';
import { RoleTree } from './role-tree';
import { SetLegend } from './set-legend';
import { ALL_SOURCES, useOpenRole, useRoleExplorer } from './use-role-explorer';

const WAITING = (
  <Panel>
    <Skeleton lines={8} label="Loading roles" />
  </Panel>
);

/** Role Explorer: industries and functions, their departments and tracks, and their roles, as a chart or as a tree. */
export default function RoleExplorer() {
  const explorer = useRoleExplorer();
  const role = useOpenRole();
  const { nodes, trail, view, sources } = explorer;
  const total = sources.reduce((sum, source) => sum + source.roles, 0);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    explorer.toggleView();
  };
  const content = { trail, onGo: explorer.go, onOpenRole: role.open };
  return (
    <Page
      title="Role Explorer"
      action={
        <Button icon={view === 'tree' ? 'graph' : 'tree'} onClick={explorer.toggleView} aria-keyshortcuts="T">
          {view === 'tree' ? 'Show chart' : 'Show tree'}
        </Button>
      }
      filters={
        <FilterBar end={<SetLegend />}>
          <Box w="full" maxW="field">
            <SelectField
              label="Source"
              options={[
                { value: ALL_SOURCES, label: `All (${formatNumber(total)})` },
                ...sources.map((source) => ({
                  value: source.sourceId,
                  label: `${source.source} (${formatNumber(source.roles)})`,
                })),
              ]}
              value={explorer.source}
              onChange={(event) => explorer.chooseSource(Number(event.target.value))}
            />
          </Box>
          <Box w="full" maxW="field">
            <NodeSearch tree={explorer.tree} onFound={explorer.goToFound} />
          </Box>
        </FilterBar>
      }
    >
      <Loaded result={{ ...explorer, data: explorer.tree }} waiting={WAITING}>
        {(tree) =>
          tree.value === 0 ? (
            <Panel>
              <EmptyState icon="graph">There are no published roles to explore yet.</EmptyState>
            </Panel>
          ) : (
            <Panel flush>
              <Flex px="4" py="3" borderBottomWidth="1px">
                <Breadcrumb nodes={nodes} onGo={(depth) => explorer.go(trail.slice(0, depth))} />
              </Flex>
              <Box onKeyDown={handleKeyDown}>
                {view === 'tree' ? (
                  <RoleTree
                    key={explorer.source}
                    tree={tree}
                    foundKey={explorer.foundKey}
                    searches={explorer.searches}
                    {...content}
                  />
                ) : (
                  <RoleChart
                    focus={nodes.at(-1) ?? tree}
                    skip={explorer.skip}
                    foundKey={explorer.foundKey}
                    {...content}
                  />
                )}
              </Box>
            </Panel>
          )
        }
      </Loaded>
      {role.opened && <RolePopup role={role.opened} onClose={role.close} />}
    </Page>
  );
}
