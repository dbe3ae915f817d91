import { act } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderScreen } from '../testing/index';
import { navigate } from './portal-history';
import { useStoredQuery } from './stored-query';

function List() {
  useStoredQuery('a-list', ['opened']);
  return null;
}

/** Opens the list at the first path, then at each later one after visiting another screen. */
const visit = (first: string, ...later: string[]) => {
  const { portal } = renderScreen(
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: first },
  );
  for (const path of later) {
    act(() => navigate('/else'));
    act(() => navigate(path));
  }
  return portal.path();
};

test.each([
  ['/list?text=soil&page=2', '/list?text=soil&page=2'],
  ['/list?text=soil&opened=7', '/list?text=soil'],
  ['/list', '/list'],
])('leaving %s and returning opens %s', (leftPath, openedPath) => {
  expect(visit(leftPath, '/list')).toBe(openedPath);
});

test('a link with its own query wins over the stored one', () => {
  expect(visit('/list?text=soil', '/list?text=water', '/list')).toBe('/list?text=water');
});

test('cleared filters stay cleared', () => {
  const { portal } = renderScreen(<List />, { path: '/list?text=soil' });
  act(() => navigate('/list'));
  expect(portal.path()).toBe('/list');
});
