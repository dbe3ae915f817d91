import { chakra } from '@chakra-ui/react/styled-system';
import { CategoryDot } from './category-dot';

export function CategoryStories() {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4">
      {['Functional Skills', 'Digital Tools', 'Leadership Skills', 'Mindset / Meta Skills'].map((name) => (
        <CategoryDot key={name} name={name} />
      ))}
      <CategoryDot name="Digital Tools" hideName />
    </chakra.div>
  );
}
