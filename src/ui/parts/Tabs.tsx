import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fromMedium, radius, space, TOUCH_TARGET, text } from '../theme.js'

const TabList = styled(BaseTabs.List)`
  display: flex;
  gap: ${space.xs};
  border-block-end: 1px solid ${color('line')};
`

const Tab = styled(BaseTabs.Tab)`
  display: inline-flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-inline-size: 0;
  min-block-size: ${TOUCH_TARGET};
  margin: 0 0 -1px;
  padding: ${space.s} ${space.xs};
  border: 0;
  border-block-end: 3px solid transparent;
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: transparent;
  box-shadow: none;
  font: inherit;
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: normal;
  text-transform: none;
  text-align: center;
  color: ${color('muted')};
  cursor: pointer;
  &:hover {
    color: ${color('ink')};
    background: ${color('accentSoft')};
  }
  &[aria-selected='true'] {
    border-block-end-color: ${color('accent')};
    color: ${color('accent')};
  }
  &:focus-visible {
    outline: 3px solid ${color('accent')};
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
  ${fromMedium} {
    flex: none;
    flex-direction: row;
    gap: ${space.s};
    padding: ${space.m} ${space.l};
    font-size: ${text.body};
  }
`

const Panel = styled(BaseTabs.Panel)`
  padding-block-start: ${space.xl};
  border-radius: ${radius.control};
  &:focus-visible {
    outline: 3px solid ${color('accent')};
    outline-offset: 4px;
  }
`

interface TabContent<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon: ReactNode
  readonly content: ReactNode
}

interface TabsProps<Value extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly TabContent<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Tabs as the ARIA pattern describes them: arrow keys, Home and End move and open. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      <TabList aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.icon}
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </BaseTabs.Root>
  )
}
