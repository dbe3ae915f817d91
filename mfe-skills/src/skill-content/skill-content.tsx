import { formatCount } from '@skills-architect/contracts/locale';
import { ClassificationStatus, Relevancy, type Skill, TOO_MUCH_CONTENT } from '@skills-architect/contracts/skills';
import { Button, Dialog, EmptyState, LoadError, Stack, Text } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { contentColumns } from './content-columns';
import { ContentFilters } from './content-filters';
import { type ContentState, useContentList } from './use-content-list';
import { useMarking } from './use-marking';

interface SkillContentListProps {
  skill: Skill;
  state: ContentState;
  change: (part: Partial<ContentState>) => void;
  inPopup?: boolean;
}

/** The learning content mapped to a skill, with its relevancy. */
export function SkillContentList({ skill, state, change, inPopup = false }: SkillContentListProps) {
  const { sourceId } = skill.skillSource;
  const list = useContentList(skill, state, change);
  const marking = useMarking(skill);
  const columns = useMemo(() => contentColumns(sourceId, inPopup), [sourceId, inPopup]);
  const { total = 0, totalIsCapped, contentDetailList, classificationStatus } = list.read.data ?? {};
  const isImporting = classificationStatus === ClassificationStatus.Running;
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        {formatCount(total, 'item', 'items', totalIsCapped)}
        {isImporting && '. Content is being imported, which takes hours; more may come.'}
      </Text>
      <ContentFilters list={list} sourceId={sourceId} />
      <DataTable
        caption={`Content of ${skill.skillName}`}
        columns={columns}
        rows={contentDetailList}
        rowKey={({ contentId }) => contentId}
        rowLabel={({ contentTitle }) => contentTitle}
        loading={list.read.isRefreshing}
        outdated={list.read.isPreviousData}
        error={list.read.error && <LoadError result={list.read} />}
        {...(list.sort && { sort: list.sort })}
        onSort={list.setSort}
        selection={marking.selection}
        bulk={{
          count: marking.count,
          onClear: marking.clear,
          actions: (
            <>
              <Button
                disabled={marking.isMarking}
                onClick={() => marking.mark(Relevancy.Yes, 'relevant', contentDetailList ?? [])}
              >
                Mark as relevant
              </Button>
              <Button
                disabled={marking.isMarking}
                onClick={() => marking.mark(Relevancy.No, 'irrelevant', contentDetailList ?? [])}
              >
                Mark as irrelevant
              </Button>
            </>
          ),
        }}
        filtered={list.isFiltered}
        empty={<EmptyState>No Learning Content is mapped to this skill</EmptyState>}
        pager={list.pager}
        maxHeight="none"
      />
      <Dialog
        open={marking.isTooMuch}
        onClose={marking.closeTooMuch}
        role="alertdialog"
        size="sm"
        title="Select max 50"
        footer={
          <Button variant="primary" onClick={marking.closeTooMuch}>
            OK
          </Button>
        }
      >
        <Text>{TOO_MUCH_CONTENT}. The first 50 stay selected.</Text>
      </Dialog>
    </Stack>
  );
}
