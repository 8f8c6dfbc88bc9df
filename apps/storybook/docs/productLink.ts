/** The page of this Storybook that runs the whole product, at a path of the portal and signed in as a demo user. */
export const getProductHref = (at: string, as?: string) =>
  `./iframe.html?viewMode=story&id=start-the-product-in-the-browser--product&at=${encodeURIComponent(at)}${as ? `&as=${as}` : ''}`
