/** A state, the federal district or a territory as the US Postal Service abbreviates it. */
export interface UsState {
  readonly code: string
  readonly name: string
}

/** The 50 states, the District of Columbia and the 5 inhabited territories, by name (USPS Publication 28, appendix B). */
const ROWS = `AL Alabama
AK Alaska
AS American Samoa
AZ Arizona
AR Arkansas
CA California
CO Colorado
CT Connecticut
DE Delaware
DC District of Columbia
FL Florida
GA Georgia
GU Guam
HI Hawaii
ID Idaho
IL Illinois
IN Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MD Maryland
MA Massachusetts
MI Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
MP Northern Mariana Islands
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
PR Puerto Rico
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
VI U.S. Virgin Islands
UT Utah
VT Vermont
VA Virginia
WA Washington
WV West Virginia
WI Wisconsin
WY Wyoming`

export const US_STATES: readonly UsState[] = ROWS.split('\n').map((row) => ({
  code: row.slice(0, 2),
  name: row.slice(3),
}))
