import { expect, it } from '@jest/globals';
import { cutJobDescription } from '../cut-job-description';
import { readFrontMatter } from './front-matter';
import { textDocument } from './text-blocks';

const PAGE = `---
layout: vacancy
title: 'Harbour Planner'
description: >-
  We're hiring a Harbour Planner to plan berths
  and dredging.
department: Port Works
permalink: /jobs/harbour-planner/
---
# What you will do

- Plan the use of berths
- Order the dredging of channels
- Report the depth of the harbour
`;

it('the properties of a web page are its title, its description and what people state in them', () => {
  expect(readFrontMatter(PAGE)).toMatchObject({
    title: 'Harbour Planner',
    description: "We're hiring a Harbour Planner to plan berths and dredging.",
  });
  expect(readFrontMatter(PAGE).rest).toMatch(/^department: Port Works\n# What you will do/);
});

it('a persona is read from the properties and the text, without the names of properties', () => {
  expect(cutJobDescription(textDocument(PAGE), 'page.md')).toMatchObject({
    personaName: 'Harbour Planner',
    personaGroupName: 'Port Works',
    roleDescription: "We're hiring a Harbour Planner to plan berths and dredging.",
    rolesAndResponsibilities: 'Plan the use of berths|Order the dredging of channels|Report the depth of the harbour',
  });
});

it.each([
  ['no fence', 'title: Clerk\n\nKeeps the books.'],
  ['a fence that does not end', '---\ntitle: Clerk\n\nKeeps the books.'],
  ['a rule above a text', '---\nKeeps the books.\n---\nAnd the keys.'],
])('a text with %s has no properties', (_, text) => {
  expect(readFrontMatter(text)).toEqual({ title: '', description: '', rest: text });
});

it('properties between pluses are read too', () => {
  const page = `+++
draft = false
title = "Harbour Planner"
organization = "Port Works"
+++
Plans berths.`;
  expect(readFrontMatter(page)).toEqual({
    title: 'Harbour Planner',
    description: '',
    rest: 'organization: Port Works\nPlans berths.',
  });
});
