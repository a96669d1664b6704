CREATE TABLE `calendar_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`plan` text NOT NULL,
	`booking` text,
	`version` integer NOT NULL,
	`message` text NOT NULL,
	`heard_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`lease_token` text
);
--> statement-breakpoint
CREATE INDEX `calendar_invites_due_idx` ON `calendar_invites` (`next_at`);