import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { CategoryDot, categoryHue } from './category-dot';

it.each([
  ['Functional Skills', 'functional'],
  ['Digital Tools', 'digital'],
  ['Leadership Skills', 'leadership'],
  ['Mindset / Meta Skills', 'mindset'],
  ['Something new', 'functional'],
])('%s is shown as %s', (name, hue) => {
  expect(categoryHue(name)).toBe(hue);
});

it('keeps its name when only the dot is shown', () => {
  show(<CategoryDot name="Digital Tools" hideName />);
  expect(screen.getByRole('img', { name: 'Digital Tools' })).toBeInTheDocument();
  expect(screen.queryByText('Digital Tools')).not.toBeInTheDocument();
});
