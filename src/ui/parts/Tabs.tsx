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
import { color, focusRing, fromMedium, fromWide, radius, space, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { useTabSurroundings } from './useTabSurroundings.js'

/**
 * Hides closed panels with a rule of its own, because the widget's reset undoes the browser's rule for `hidden`. The first
 * label starts where the text below it does. What gets the focus is never under a notice, not even under a long one on a
 * narrow phone.
 */
const Frame = styled(ReactTabs)`
  & [role='tablist'] {
    display: flex;
    flex: 1 1 0;
    min-inline-size: 0;
    margin: 0;
    margin-inline-start: calc(-1 * ${space.s});
    padding: 0;
    ${fromMedium} {
      margin-inline-start: calc(-1 * ${space.l});
    }
  }
  & > [data-notices] ~ [role='tabpanel'] :is(a, button, summary, input, select, textarea) {
    scroll-margin-block-start: 140px;
  }
  & [role='tab'] {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    min-block-size: 48px;
    padding-inline: ${space.s};
    border-radius: ${radius.control} ${radius.control} 0 0;
    font-weight: 600;
    line-height: 1.2;
    color: ${color('muted')};
    cursor: pointer;
    user-select: none;
    & > svg {
      display: none;
    }
    &:hover {
      color: ${color('ink')};
    }
    &[aria-selected='true'] {
      color: ${color('ink')};
      &::after {
        content: '';
        position: absolute;
        inset: auto ${space.s} -1px;
        block-size: 3px;
        border-radius: 3px 3px 0 0;
        background: ${color('accent')};
        @media (forced-colors: active) {
          background: Highlight;
        }
      }
    }
    ${focusRing}
    &:focus-visible {
      outline-offset: -3px;
    }
    ${fromMedium} {
      padding-inline: ${space.l};
      white-space: nowrap;
      & > svg {
        display: block;
      }
      &[aria-selected='true']::after {
        inset-inline: ${space.l};
      }
    }
  }
  & > [role='tabpanel'] {
    padding-block-start: ${space.l};
    border-radius: ${radius.control};
    ${fromWide} {
      padding-block-start: ${space.xl};
    }
    [data-notices] ~ & {
      padding-block-start: ${space.s};
    }
    &:focus-visible {
      outline: 3px solid ${color('accent')};
      outline-offset: 4px;
    }
  }
  & > [hidden] {
    display: none;
  }
`

/** The row of tabs. They have it to themselves on a phone at 200% zoom. */
const Bar = styled('div')`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  border-block-end: 1px solid ${color('line')};
  @container mp (max-width: 280px) {
    flex-wrap: wrap;
    justify-content: end;
    & > [role='tablist'] {
      flex-basis: 100%;
    }
    & [role='tab'] {
      padding-inline: ${space.xs};
      font-size: ${text.small};
    }
  }
`

/** Alt with an arrow key means "back" to the browser, but react-tabs would treat it as the arrow alone. */
function leaveToBrowser(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation()
}

/** The id from react-tabs with this widget's prefix. */
const useTabId = (id: string | undefined) => useWidgetSettings().idPrefix + id

const Tab = ({ id, ...rest }: TabProps) => <ReactTab id={useTabId(id)} {...rest} />
Tab.tabsRole = 'Tab'
const TabPanel = ({ id, ...rest }: TabPanelProps) => <ReactTabPanel id={useTabId(id)} {...rest} />
TabPanel.tabsRole = 'TabPanel'

interface TabButton<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon: ReactNode
}

interface TabsProps<Value extends string> {
  /** The name of the tab list for screen readers. */
  readonly label: string
  /** Shows at the end of the tabs' row. */
  readonly end?: ReactNode
  /** Shows between the tabs and the open panel. */
  readonly notices?: ReactNode
  readonly tabs: readonly TabButton<Value>[]
  readonly value: Value
  /** The tab whose content is drawn: the previous one until the content of the chosen one is ready. */
  readonly shown: Value
  readonly onChange: (value: Value) => void
  /** The content of the shown tab. */
  readonly children: ReactNode
}

/** Tabs by the ARIA pattern: the arrow keys, Home and End move the focus and open the tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, shown, onChange, end, notices, children } = props
  const surroundings = useTabSurroundings(shown)
  return (
    <Frame
      {...surroundings.frame}
      selectedIndex={tabs.findIndex((tab) => tab.value === value)}
      onSelect={(index) => {
        const chosen = tabs[index]
        if (chosen) onChange(chosen.value)
      }}
      focusTabOnClick={false}
      disableUpDownKeys
    >
      <Bar>
        <TabList aria-label={label} onKeyDown={leaveToBrowser} onFocus={surroundings.onFocus}>
          {tabs.map((tab) => (
            // A click must be able to focus the tab, so that the arrow keys go on from there.
            <Tab key={tab.value} tabIndex={tab.value === value ? '0' : '-1'}>
              {tab.icon}
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {end}
      </Bar>
      {notices}
      {tabs.map((tab) => (
        <TabPanel key={tab.value} forceRender hidden={tab.value !== shown} tabIndex={0}>
          {tab.value === shown && children}
        </TabPanel>
      ))}
    </Frame>
  )
}
