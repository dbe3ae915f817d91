import { careerProgressionData } from '@skills-architect/contracts/explorer';
import { navigate, notify, useCall, useParams, useQueryState } from '@skills-architect/portal-kit';
import { useEffect } from 'react';

/** Delay in milliseconds before going back when the first role cannot be shown. */
const BACK_AFTER_MS = 2500;
const NONE = 0;

const fillCareerPath = (roleId: number, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString();
  return `/career-progress/${roleId}${search && `?${search}`}`;
};

/** The career graph around the role in the URL. Each new middle role adds an entry to the browser history. */
export function useCareer() {
  const roleId = Number(useParams().careerRoleId);
  const isId = Number.isInteger(roleId) && roleId > 0;
  const [state, change] = useQueryState({ start: NONE, view: '' });
  const read = useCall(careerProgressionData, isId ? { params: { roleId } } : undefined, { keepPreviousData: true });
  const { data, error } = read;
  const failure = isId ? error : 'This role was not found.';
  const isLost = Boolean(failure) && !data;

  useEffect(() => {
    if (!isLost) return undefined;
    notify(failure);
    const timer = setTimeout(() => window.history.back(), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLost, failure]);

  const start = state.start || roleId;
  const view = state.view;
  const go = (id: number) =>
    navigate(fillCareerPath(id, { ...(id !== start && { start: String(start) }), ...(view && { view }) }));
  return {
    role: data?.role,
    roles: data?.childRoles ?? [],
    isLost,
    /** The role in the URL is not loaded yet. */
    isLoading: data?.role.roleId !== roleId,
    isAtStart: start === roleId,
    /** Moves a role to the middle. */
    go,
    reset: () => go(start),
    view,
    show: (next: 'graph' | 'table') => change({ view: next }),
  };
}
