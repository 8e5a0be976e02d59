import type { KeyboardEvent, ReactNode } from 'react'
import {
  Tab as ReactTab,
  TabPanel as ReactTabPanel,
  Tabs as ReactTabs,
  TabList,
  type TabPanelProps,
  type TabProps,
} from 'react-tabs'
import { styled } from '../styled.js'
import { color, focusRing, fromMedium, radius, space, TOUCH_TARGET, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { useTabSurroundings } from './useTabSurroundings.js'

/** Hides closed panels by a rule of its own, because the widget's reset undoes what the browser does for `hidden`. */
const Frame = styled(ReactTabs)`
  & > [role='tablist'] {
    display: flex;
    gap: ${space.xs};
    margin: 0;
    padding: 0;
    border-block-end: 1px solid ${color('line')};
  }
  & > * > [role='tab'] {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    min-inline-size: 0;
    min-block-size: ${TOUCH_TARGET};
    margin-block-end: -1px;
    padding: ${space.s} ${space.xs};
    border-block-end: 3px solid transparent;
    border-radius: ${radius.control} ${radius.control} 0 0;
    font-size: ${text.small};
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    color: ${color('muted')};
    cursor: pointer;
    user-select: none;
    &:hover {
      background: ${color('accentSoft')};
      color: ${color('ink')};
    }
    &[aria-selected='true'] {
      border-color: ${color('accent')};
      color: ${color('accent')};
      @media (forced-colors: active) {
        border-color: Highlight;
      }
    }
    ${focusRing}
    &:focus-visible {
      outline-offset: -3px;
    }
    ${fromMedium} {
      flex: none;
      flex-direction: row;
      gap: ${space.s};
      padding: ${space.m} ${space.l};
      font-size: ${text.body};
    }
  }
  & > [role='tabpanel'] {
    padding-block-start: ${space.xl};
    border-radius: ${radius.control};
    &:focus-visible {
      outline: 3px solid ${color('accent')};
      outline-offset: 4px;
    }
  }
  & > [hidden] {
    display: none;
  }
`

/** Alt and an arrow key mean "back" to the browser; react-tabs would take them for the arrow alone. */
function leaveToBrowser(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation()
}

/** The id from react-tabs with this widget's prefix. */
const useTabId = (id: string | undefined) => useWidgetSettings().idPrefix + id

const Tab = ({ id, ...rest }: TabProps) => <ReactTab id={useTabId(id)} {...rest} />
Tab.tabsRole = 'Tab'
const TabPanel = ({ id, ...rest }: TabPanelProps) => <ReactTabPanel id={useTabId(id)} {...rest} />
TabPanel.tabsRole = 'TabPanel'

interface TabContent<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon: ReactNode
  readonly content: ReactNode
}

interface TabsProps<Value extends string> {
  /** The name of the tab list for screen readers. */
  readonly label: string
  readonly tabs: readonly TabContent<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Tabs by the ARIA pattern: the arrow keys, Home and End move the focus and open the tab. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const surroundings = useTabSurroundings(value)
  return (
    <Frame
      {...surroundings}
      selectedIndex={tabs.findIndex((tab) => tab.value === value)}
      onSelect={(index) => {
        const chosen = tabs[index]
        if (chosen) onChange(chosen.value)
      }}
      focusTabOnClick={false}
      disableUpDownKeys
    >
      <TabList aria-label={label} onKeyDown={leaveToBrowser}>
        {tabs.map((tab) => (
          // A click must be able to focus the tab, so that the arrow keys go on from there.
          <Tab key={tab.value} tabIndex={tab.value === value ? '0' : '-1'}>
            {tab.icon}
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} hidden={tab.value !== value} tabIndex={0}>
          {tab.content}
        </TabPanel>
      ))}
    </Frame>
  )
}
