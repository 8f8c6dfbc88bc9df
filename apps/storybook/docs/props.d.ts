declare module 'virtual:props' {
  /** A module of declarations cannot import relative ones: PropsTable.tsx names the type. */
  export const propsByComponent: Readonly<Record<string, unknown>>
  export const tokensByComponent: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:unread-types' {
  export const unreadTypes: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
}
