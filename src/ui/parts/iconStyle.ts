/** Holds the icons within an element to their size and outline, whatever a host says about `svg`. */
export const iconStyle = (size: '18px' | '36px') => `
  & svg {
    flex: none;
    inline-size: ${size};
    block-size: ${size};
    margin: 0;
    fill: none;
  }
`
