/** Days that a group is open from its leader's payment. */
export const groupDays = 5;

/** Hours that a seat is reserved for a member who has not paid, unless the group ends earlier. */
export const seatHours = 3;

/** Hours for which a person can hold unpaid seats of one group in all before they can take no other one there: twice the whole time. */
export const heldHoursAtMost = 2 * seatHours;

/** Hours after the group succeeded within which the leader may find the hidden coupon. */
export const hiddenCouponHours = 24;
