/** They fill a window, draw one thing, or nothing: what to do with them is said in words. */
export const withoutPairs =
  /(AppShell|ConfirmDialogProvider|useConfirm|ImageCropper|LandingLayout|PageContent|PressErrorProvider|PrintSheet|RouteTileMap|Sidebar|SingleColumnLayout|SplitLayout|ThemeProvider|TopBar|Illustration)$/
