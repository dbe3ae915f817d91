import type { ReactNode } from 'react';
import { Button } from '../button/button';
import type { DataTableProps } from '../data-table/column';
import { DataTable } from '../data-table/data-table';
import { EmptyState } from '../empty-state/empty-state';
import { LoadError, type LoadErrorProps } from '../error-panel/load-error';
import { FilterBar } from '../filter-bar/filter-bar';
import type { buildListControls } from '../list-state/list-state';
import { Page } from '../page/page';

/** Result of a search hook: text and filters, one page of rows, and setters. */
export interface SearchState<Row> {
  text: string;
  /** How many filters are set. */
  filterCount: number;
  rows: readonly Row[] | undefined;
  isRefreshing: boolean;
  error: LoadErrorProps['result']['error'];
  retry: () => void;
  /** Clears text and filters. */
  clear: () => void;
  /** Page and sort of the table. */
  controls: ReturnType<typeof buildListControls>;
}

export interface SearchPageProps<Row>
  extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'rowLabel' | 'onRowClick'> {
  title: string;
  action?: ReactNode;
  search: SearchState<Row>;
  nameSearch: ReactNode;
  filters: ReactNode;
  /** Plural noun of the items, as in 'Show all skills'. */
  noun: string;
  /** Message when the library is empty. */
  emptyText: string;
  /** Message when nothing matches. */
  noResultText: string;
  /** The pager appears if there are more rows than this. */
  pagerAbove?: number;
  children?: ReactNode;
}

/** A library search page: search by name, filters and a result table. */
export function SearchPage<Row>({
  title,
  action,
  search,
  nameSearch,
  filters,
  noun,
  emptyText,
  noResultText,
  pagerAbove,
  children,
  ...table
}: SearchPageProps<Row>) {
  const { controls } = search;
  return (
    <Page
      title={title}
      action={action}
      filters={
        <>
          <FilterBar label="Search">{nameSearch}</FilterBar>
          {filters}
        </>
      }
    >
      <DataTable
        {...controls}
        {...table}
        pager={pagerAbove === undefined ? controls.pager : { ...controls.pager, showAbove: pagerAbove }}
        rows={search.rows}
        loading={search.isRefreshing}
        error={search.error && <LoadError result={search} />}
        filtered={search.text !== '' || search.filterCount > 0}
        empty={<EmptyState>{emptyText}</EmptyState>}
        noResult={
          <EmptyState
            icon="search"
            title="Search results are not found"
            action={<Button onClick={search.clear}>{`Show all ${noun}`}</Button>}
          >
            {noResultText}
          </EmptyState>
        }
      />
      {children}
    </Page>
  );
}
