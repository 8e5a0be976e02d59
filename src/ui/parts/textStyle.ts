/** Takes away what a host's theme gives to bare text elements, lists and table cells. */
export const bareStyle = `
  float: none;
  inline-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  box-shadow: none;
  font: inherit;
  line-height: inherit;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  text-indent: 0;
  color: inherit;
`
