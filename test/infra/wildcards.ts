/** Every wildcard in a permission, and why it cannot be narrower. `matches` is held against `<policy>: <text>`. */
export const wildcards: { matches: RegExp; reason: string }[] = [
  {
    matches: /:log-stream:\*/,
    reason: 'Lambda names its log streams itself; the group is the function’s own.',
  },
]
