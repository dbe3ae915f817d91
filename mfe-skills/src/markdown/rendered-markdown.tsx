import { chakra } from '@skills-architect/ui-kit';
import { useEffect, useRef } from 'react';
import { markdownStyles } from './markdown-styles';
import { renderMarkdown } from './render-markdown';

interface RenderedMarkdownProps {
  text: string;
  /** Makes it a region of this name. */
  label?: string;
}

/** A Markdown text as page content. */
export default function RenderedMarkdown({ text, label }: RenderedMarkdownProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(renderMarkdown(text)), [text]);
  return <chakra.div ref={box} css={markdownStyles} {...(label && { role: 'region', 'aria-label': label })} />;
}
