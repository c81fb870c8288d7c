import { settingGroupNames, settingGroups, type SettingType } from '#schemas/admin/settings/setting-groups.ts'

/** The settings of a screen; none where it has fields of its own. */
export function typesOf(key: string): readonly SettingType[] {
  const group = settingGroupNames.find((each) => each === key)
  return group === undefined ? [] : settingGroups[group]
}
